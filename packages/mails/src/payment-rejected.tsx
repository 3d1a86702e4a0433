import { z } from 'zod';
import { Fact, Hint, MailButton, Paragraph, Well } from './parts.tsx';
import type { BodyProps } from './template.ts';

const Props = z.strictObject({ packageName: z.string(), amount: z.string(), creditsUrl: z.url() });

/** To the buyer of a failed payment. */
export const paymentRejected = { props: Props, Body };

function Body({ words, props }: BodyProps<'paymentRejected', typeof Props>) {
  return (
    <>
      <Paragraph>{words.intro}</Paragraph>
      <Well>
        <Fact label={words.packageLabel}>{props.packageName}</Fact>
        <Fact label={words.amountLabel}>
          <bdi>{props.amount}</bdi>
        </Fact>
      </Well>
      <Paragraph>{words.nothingTaken}</Paragraph>
      <MailButton href={props.creditsUrl}>{words.button}</MailButton>
      <Hint>{words.questions}</Hint>
    </>
  );
}
