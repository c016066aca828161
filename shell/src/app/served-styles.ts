/**
 * Waits for the whole document, then takes the sheets of remotes out of what React will hydrate, which knows nothing of
 * them. The remote's style loader finds its sheet by `data-href`, wherever it stands, and attaches no second one.
 */
export async function takeServedStyles(): Promise<void> {
  if (document.readyState === 'loading')
    await new Promise((resolve) => {
      addEventListener('DOMContentLoaded', resolve, { once: true });
    });
  document.head.append(...document.querySelectorAll('#root style'));
}
