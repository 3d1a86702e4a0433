/** For an element whose text only the server writes: in the browser it stands in the page already, and React leaves it alone. */
export const writtenByServer = (html = '') => ({
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: html },
});
