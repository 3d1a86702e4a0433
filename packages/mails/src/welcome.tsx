import { z } from 'zod';
import { MailButton, Paragraph } from './parts.tsx';
import type { BodyProps } from './template.ts';

const Props = z.strictObject({
  /** What was really given; "0" where the address had its gift before. */
  credits: z.string(),
  homeUrl: z.url(),
});

/** To whoever has proven the address: the account is open. */
export const welcome = { props: Props, Body };

function Body({ words, props }: BodyProps<'welcome', typeof Props>) {
  return (
    <>
      <Paragraph>{words.intro}</Paragraph>
      {props.credits !== '0' && <Paragraph>{words.gift}</Paragraph>}
      <Paragraph>{words.next}</Paragraph>
      <MailButton href={props.homeUrl}>{words.button}</MailButton>
    </>
  );
}
