import { z } from 'zod';
import { Fact, MailButton, Paragraph, UserLine, Well } from './parts.tsx';
import type { BodyProps } from './template.ts';

const Props = z.strictObject({
  reference: z.string(),
  name: z.string(),
  email: z.string(),
  orderNumber: z.string(),
  /** Date and time of receipt, in German time. */
  receivedAt: z.string(),
  deskUrl: z.url(),
});

/** To the operator: somebody has withdrawn from a purchase. */
export const operatorWithdrawal = { props: Props, Body };

function Body({ words, props }: BodyProps<'operatorWithdrawal', typeof Props>) {
  return (
    <>
      <Paragraph>{words.intro}</Paragraph>
      <Well>
        <Fact label={words.referenceLabel}>
          <bdi>{props.reference}</bdi>
        </Fact>
        <Fact label={words.receivedLabel}>{props.receivedAt}</Fact>
        <Fact label={words.orderLabel}>
          <UserLine text={props.orderNumber} />
        </Fact>
        <Fact label={words.nameLabel}>
          <UserLine text={props.name} />
        </Fact>
        <Fact label={words.emailLabel}>
          <bdi>{props.email}</bdi>
        </Fact>
      </Well>
      <MailButton href={props.deskUrl}>{words.button}</MailButton>
    </>
  );
}
