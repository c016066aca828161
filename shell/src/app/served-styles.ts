/** Resolves once the parser is through. */
function parsed(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'loading')
      document.addEventListener(
        'DOMContentLoaded',
        () => {
          resolve();
        },
        { once: true },
      );
    else resolve();
  });
}

/**
 * Waits for the whole document, then takes the sheets of remotes out of what React will hydrate, which knows nothing of
 * them. The remote's style loader finds its sheet by `data-href`, wherever it stands, and attaches no second one.
 */
export async function takeServedStyles(): Promise<void> {
  await parsed();
  document.head.append(...document.querySelectorAll('#root style[data-href]'));
}
