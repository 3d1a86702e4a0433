import { CONSULTING_LIMITS } from '@ismi/contract/limits';
import { z } from 'zod';
import type { CalendarEvent } from './calendar.ts';
import { Fact, Well } from './parts.tsx';

/** The same moment, written out on both clocks. */
export const CLOCKS = { turkishTime: z.string(), germanTime: z.string() };
export const EVENT = { eventId: z.string(), startsAt: z.iso.datetime() };

interface ClocksProps {
  turkishLabel: string;
  germanLabel: string;
  props: { turkishTime: string; germanTime: string };
}

/** When it is, in Turkey and in Germany. */
export function Clocks({ turkishLabel, germanLabel, props }: ClocksProps) {
  return (
    <Well>
      <Fact label={turkishLabel}>
        <bdi>{props.turkishTime}</bdi>
      </Fact>
      <Fact label={germanLabel}>
        <bdi>{props.germanTime}</bdi>
      </Fact>
    </Well>
  );
}

/** What a calendar is told of an appointment. */
export const eventOf = (
  { eventId: id, startsAt }: { eventId: string; startsAt: string },
  told: Pick<CalendarEvent, 'title' | 'description'>,
): CalendarEvent => ({ id, startsAt, minutes: CONSULTING_LIMITS.appointmentMinutes, ...told });
