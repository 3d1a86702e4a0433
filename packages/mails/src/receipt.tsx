import { Fragment } from 'react';
import { z } from 'zod';
import { Fact, Hint, MailButton, MailLink, Paragraph, Well } from './parts.tsx';
import type { BodyProps } from './template.ts';

const Props = z.strictObject({
  number: z.string(),
  packageName: z.string(),
  credits: z.string(),
  /** Formatted for the reader, with currency. */
  amount: z.string(),
  vat: z.string(),
  vatRate: z.string(),
  country: z.string(),
  receiptUrl: z.url(),
  /** Name and address, one per line. Receipts queued before this release do not have it. */
  seller: z.string().default(''),
  /** Empty where the seller has none. */
  sellerVatId: z.string().default(''),
});

/** Built from other props, because receipts queued before this release have no separate address. */
const withdrawalOf = ({ receiptUrl, number }: z.output<typeof Props>): string =>
  `${receiptUrl.split('/payment/')[0]}/withdrawal?order=${number}`;

/** Each line by itself: a postal code before a Latin town stays before it in an Arabic mail too. */
const Address = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line, index) => (
    <Fragment key={line}>
      {index > 0 && <br />}
      <bdi>{line}</bdi>
    </Fragment>
  ));

/** To the buyer of credits. */
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
        {props.seller && (
          <Fact label={words.sellerLabel} below>
            <Address lines={props.seller.split('\n')} />
          </Fact>
        )}
        {props.sellerVatId && (
          <Fact label={words.sellerVatIdLabel}>
            <bdi>{props.sellerVatId}</bdi>
          </Fact>
        )}
      </Well>
      <MailButton href={props.receiptUrl}>{words.button}</MailButton>
      <Hint>
        {words.withdrawal} <MailLink href={withdrawalOf(props)}>{words.withdraw}</MailLink>
      </Hint>
    </>
  );
}
