/** The visitor's pointer, finger or keyboard has reached the page. */
const SIGNS = ['pointerover', 'keydown', 'focusin'] as const;

/**
 * Loads a part once the visitor does something. Until then, and where it cannot be fetched, the server's HTML stays as it is: for parts
 * that browsers can use without us.
 */
export const loadWhenUsed = <Part>(load: () => Promise<Part>): Promise<Part> =>
  new Promise((resolve) => {
    const begin = () => {
      load().then(resolve, () => {});
    };
    if (navigator.userActivation?.hasBeenActive) begin();
    else for (const sign of SIGNS) document.addEventListener(sign, begin, { once: true });
  });
