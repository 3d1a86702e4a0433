import { z } from 'zod';
import { Fact, Hint, MailButton, Paragraph, UserText, Well } from './parts.tsx';
import type { BodyProps } from './template.ts';

const Props = z.strictObject({
  message: z.string(),
  packageName: z.string(),
  amount: z.string(),
  contactUrl: z.url(),
});

/** To a buyer: a message of the operator about a payment. */
export const paymentMessage = { props: Props, Body };

function Body({ words, props }: BodyProps<'paymentMessage', typeof Props>) {
  return (
    <>
      <Paragraph>{words.intro}</Paragraph>
      <UserText text={props.message} />
      <Well>
        <Fact label={words.packageLabel}>{props.packageName}</Fact>
        <Fact label={words.amountLabel}>
          <bdi>{props.amount}</bdi>
        </Fact>
      </Well>
      <MailButton href={props.contactUrl}>{words.button}</MailButton>
      <Hint>{words.questions}</Hint>
    </>
  );
}
