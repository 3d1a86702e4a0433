import { z } from 'zod';
import { Fact, MailButton, Paragraph, Well } from './parts.tsx';
import type { BodyProps } from './template.ts';

const Props = z.strictObject({
  /** As PayPal numbers it. */
  dispute: z.string(),
  status: z.string(),
  amount: z.string(),
  /** Empty where the payment has none. */
  receiptNumber: z.string(),
  paymentUrl: z.url(),
});

/** To the operator: a buyer opened a dispute at PayPal. The buyer is shown with the payment. */
export const operatorDispute = { props: Props, Body };

function Body({ words, props }: BodyProps<'operatorDispute', typeof Props>) {
  return (
    <>
      <Paragraph>{words.intro}</Paragraph>
      <Well>
        <Fact label={words.amountLabel}>
          <bdi>{props.amount}</bdi>
        </Fact>
        {props.receiptNumber && (
          <Fact label={words.receiptLabel}>
            <bdi>{props.receiptNumber}</bdi>
          </Fact>
        )}
        <Fact label={words.disputeLabel}>
          <bdi>{props.dispute}</bdi>
        </Fact>
        <Fact label={words.statusLabel}>
          <bdi>{props.status}</bdi>
        </Fact>
      </Well>
      <MailButton href={props.paymentUrl}>{words.button}</MailButton>
    </>
  );
}
