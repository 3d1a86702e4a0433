import { toPlainText } from '@react-email/render';

/** The part of html-to-text's builder that we use; the library has no types. */
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

/** A colon replaces the label's size and colour. */
function label(element: MarkedElement, walk: Walk, builder: TextBuilder): void {
  walk(element.children, builder);
  builder.addInline(':');
}

/** Two dashes and a space on their own line mark the signature (RFC 3676, 4.3). */
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
    // Upper case would turn ismi into ISMI, and differs by language.
    { selector: 'h1', options: { uppercase: false, leadingLineBreaks: 2 } },
  ],
};

/** The text version of a mail, generated from its HTML so that the two cannot differ. */
export const plainTextOf = (html: string): string => toPlainText(html, OPTIONS);
