/** An appointment for somebody's calendar. */
export interface CalendarEvent {
  id: string;
  startsAt: string;
  title: string;
  description: string;
  minutes: number;
  /** Removes the event from the calendar. */
  cancelled?: boolean;
}

/** RFC 5545 §3.3.11. */
const escapeText = (text: string): string =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n');

/** `20261119T130000Z`: in UTC, so that every calendar shows its local time. */
const utc = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d{3}/g, '');

const LINE_OCTETS = 75;

/** RFC 5545 §3.1: a line has at most 75 octets and continues after a space; characters are not split. */
function foldLine(line: string): string {
  const lines: string[] = [];
  let current = '';
  for (const letter of line) {
    const room = lines.length === 0 ? LINE_OCTETS : LINE_OCTETS - 1;
    if (Buffer.byteLength(current + letter) > room) {
      lines.push(current);
      current = '';
    }
    current += letter;
  }
  return [...lines, current].join('\r\n ');
}

/** A calendar file (RFC 5545) with one event. The same event with a higher sequence replaces it. */
export function calendarFile(event: CalendarEvent): string {
  const starts = new Date(event.startsAt);
  const ends = new Date(starts.getTime() + event.minutes * 60_000);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//ismi//consulting//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${event.cancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${escapeText(event.id)}`,
    `SEQUENCE:${event.cancelled ? 1 : 0}`,
    // The creation time is unknown here and must be the same in every repeat: any earlier time will do.
    `DTSTAMP:${utc(new Date(starts.getTime() - STAMPED_BEFORE_MS))}`,
    `DTSTART:${utc(starts)}`,
    `DTEND:${utc(ends)}`,
    `SUMMARY:${escapeText(event.title)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `STATUS:${event.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}

const STAMPED_BEFORE_MS = 30 * 86_400_000;
