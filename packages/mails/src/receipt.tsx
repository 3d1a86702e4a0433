import { z } from 'zod';
import { Fact, Hint, MailButton, MailLink, Paragraph, Well } from './parts.tsx';
import type { BodyProps } from './template.ts';

const Props = z.strictObject({
  number: z.string(),
  packageName: z.string(),
  credits: z.string(),
  /** Written out for the reader, with currency. */
  amount: z.string(),
  vat: z.string(),
  vatRate: z.string(),
  country: z.string(),
  receiptUrl: z.url(),
});

/** Made from what is there: receipts that are on their way while a new release starts know no other address. */
const withdrawalOf = ({ receiptUrl, number }: z.output<typeof Props>): string =>
  `${receiptUrl.split('/payment/')[0]}/withdrawal?order=${number}`;

/** To whoever has bought credits. */
export const receipt = { props: Props, Body };

function Body({ words, props }: BodyProps<'receipt', typeof Props>) {
  return (
    <>
      <Paragraph>{words.thanks}</Paragraph>
      <Well>
        <Fact label={words.packageLabel}>{words.packageValue}</Fact>
        <Fact label={words.amountLabel}>
          <bdi>{props.amount}</bdi>
        </Fact>
        <Fact label={words.vatLabel}>
          <bdi>{props.vat}</bdi>
        </Fact>
        <Fact label={words.numberLabel}>
          <bdi>{props.number}</bdi>
        </Fact>
      </Well>
      <MailButton href={props.receiptUrl}>{words.button}</MailButton>
      <Hint>
        {words.withdrawal} <MailLink href={withdrawalOf(props)}>{words.withdraw}</MailLink>
      </Hint>
    </>
  );
}
