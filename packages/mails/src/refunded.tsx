import { z } from 'zod';
import { Fact, MailButton, Paragraph, Well } from './parts.tsx';
import type { BodyProps } from './template.ts';

const Props = z.strictObject({ amount: z.string(), receiptUrl: z.url() });

/** To the buyer who gets money back. */
export const refunded = { props: Props, Body };

function Body({ words, props }: BodyProps<'refunded', typeof Props>) {
  return (
    <>
      <Paragraph>{words.intro}</Paragraph>
      <Well>
        <Fact label={words.amountLabel}>
          <bdi>{props.amount}</bdi>
        </Fact>
      </Well>
      <Paragraph>{words.credits}</Paragraph>
      <MailButton href={props.receiptUrl}>{words.button}</MailButton>
    </>
  );
}
