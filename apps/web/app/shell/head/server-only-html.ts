/** For an element whose HTML only the server writes; React leaves it alone during hydration. */
export const serverOnlyHtml = (html = '') => ({
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: html },
});
