/** Whether nobody looks into the rows: no pointer and no focus in them, nothing open over them, and they stand at the top. */
export function isListIdle(): boolean {
  const region = document.querySelector('[data-list-region]');
  if (!region || document.querySelector('[role="dialog"], [role="menu"]')) return false;
  return (
    !region.matches(':hover') &&
    !region.contains(document.activeElement) &&
    region.scrollTop === 0 &&
    window.scrollY === 0
  );
}
