import { toPlainText } from '@react-email/render';

/** The little of html-to-text's builder that we use; the library has no types of its own. */
interface TextBuilder {
  openBlock(options: { leadingLineBreaks: number }): void;
  closeBlock(options: { trailingLineBreaks: number }): void;
  addInline(text: string): void;
  addLiteral(text: string): void;
  addLineBreak(): void;
}
interface MarkedElement {
  children: unknown[];
}
type Walk = (children: unknown[], builder: TextBuilder) => void;

/** What a label's size and colour say on the page, a colon says here. */
function label(element: MarkedElement, walk: Walk, builder: TextBuilder): void {
  walk(element.children, builder);
  builder.addInline(':');
}

/** Dashes and a space on a line alone: mail clients know by them that the letter is over (RFC 3676, 4.3). */
function signature(element: MarkedElement, walk: Walk, builder: TextBuilder): void {
  builder.openBlock({ leadingLineBreaks: 2 });
  builder.addLiteral('-- ');
  builder.addLineBreak();
  walk(element.children, builder);
  builder.closeBlock({ trailingLineBreaks: 1 });
}

const OPTIONS = {
  formatters: { label, signature },
  selectors: [
    { selector: '[data-text-format="label"]', format: 'label' },
    { selector: '[data-text-format="signature"]', format: 'signature' },
    // Capitals would turn ismi into ISMI, and follow no language's rules.
    { selector: 'h1', options: { uppercase: false, leadingLineBreaks: 2 } },
  ],
};

/** The mail for readers without HTML, made from the page so that the two cannot differ. */
export const plainTextOf = (html: string): string => toPlainText(html, OPTIONS);
