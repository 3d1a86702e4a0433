import { z } from 'zod';
import { ConsultantClocks, EVENT, eventOf, withClocks } from './appointment-parts.tsx';
import { Fact, UserLine, UserText, Well } from './parts.tsx';
import type { BodyProps } from './template.ts';
import type { Wording } from './wording.ts';

const Props = withClocks({
  ...EVENT,
  name: z.string(),
  email: z.string(),
  instagram: z.string(),
  wishes: z.string(),
});

/** To the consultant: a family has booked an appointment. */
export const consultantAppointment = { props: Props, Body, event };

function event(words: Wording['consultantAppointment'], props: z.output<typeof Props>) {
  return eventOf(props, { title: words.eventTitle, description: words.eventText });
}

function Body({ words, props }: BodyProps<'consultantAppointment', typeof Props>) {
  return (
    <>
      <ConsultantClocks
        turkishLabel={words.turkishTimeLabel}
        familyLabel={words.familyTimeLabel}
        props={props}
      />
      <Well>
        <Fact label={words.nameLabel}>
          <UserLine text={props.name} />
        </Fact>
        <Fact label={words.instagramLabel}>
          <UserLine text={props.instagram} />
        </Fact>
        <Fact label={words.emailLabel}>
          <UserLine text={props.email} />
        </Fact>
        <UserText text={props.wishes} />
      </Well>
    </>
  );
}
