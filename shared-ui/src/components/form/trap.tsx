/** Name of the field that people do not see; the server throws away what comes with it filled in. */
export const TRAP_NAME = 'website';

/** Out of sight, out of the tab order and out of the accessibility tree: only a program fills it in. */
export function Trap() {
  return (
    <div
      aria-hidden="true"
      data-slot="trap"
      className="ui:absolute ui:size-px ui:overflow-hidden ui:[clip-path:inset(50%)]"
    >
      <label>
        Leave this empty
        <input type="text" name={TRAP_NAME} tabIndex={-1} autoComplete="off" data-secret="" />
      </label>
    </div>
  );
}
