import { z } from 'zod';
import { Clocks, EVENT, eventOf, withClocks } from './appointment-parts.tsx';
import { Fact, MailButton, Paragraph, UserLine, Well } from './parts.tsx';
import type { BodyProps } from './template.ts';
import type { Wording } from './wording.ts';

const Props = withClocks({
  ...EVENT,
  reason: z.string(),
  credits: z.string(),
  consultingUrl: z.url(),
});

/** To a family whose appointment we cancel; removes it from their calendar too. */
export const appointmentCancelled = {
  props: Props,
  Body,
  event,
};

function event(words: Wording['appointmentCancelled'], props: z.output<typeof Props>) {
  return {
    ...eventOf(props, { title: words.eventTitle, description: words.eventText }),
    cancelled: true,
  };
}

function Body({ words, props }: BodyProps<'appointmentCancelled', typeof Props>) {
  return (
    <>
      <Paragraph>{words.intro}</Paragraph>
      <Clocks turkishLabel={words.turkishTimeLabel} props={props} />
      <Well>
        <Fact label={words.reasonLabel}>
          <UserLine text={props.reason} />
        </Fact>
      </Well>
      <Paragraph>{words.refund}</Paragraph>
      <MailButton href={props.consultingUrl}>{words.button}</MailButton>
    </>
  );
}
