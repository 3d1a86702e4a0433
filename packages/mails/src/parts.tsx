import { Button, Link, Section, Text } from '@react-email/components';
import { createElement, Fragment, type ReactNode } from 'react';
import { painted, SANS } from './style.ts';

// 1.7 is what Arabic needs; Latin text only gains by it, so that no part has to know the language.
const BODY_TEXT = { fontFamily: SANS, fontSize: '16px', lineHeight: '1.7' } as const;

export function Paragraph({ children }: { children: ReactNode }) {
  return (
    <Text {...painted('text', { ...BODY_TEXT, margin: '20px 0 0', textWrap: 'pretty' })}>
      {children}
    </Text>
  );
}

/** A link in a sentence. */
export function MailLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} {...painted('primary', { textDecoration: 'underline' })}>
      {children}
    </Link>
  );
}

/** What the mail is for, in one tap. */
export function MailButton({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Button
      href={href}
      {...painted('button', {
        ...BODY_TEXT,
        fontWeight: 600,
        borderRadius: '12px',
        margin: '20px 0 0',
        padding: '10px 24px',
      })}
    >
      {children}
    </Button>
  );
}

/** Digits to copy or type, from left to right in every language. */
export function BigCode({ code }: { code: string }) {
  return (
    <bdo dir="ltr" style={{ fontSize: '32px', fontWeight: 600, letterSpacing: '0.18em' }}>
      {code}
    </bdo>
  );
}

/** A remark on what stands above it. */
export function Hint({ children }: { children: ReactNode }) {
  return (
    <Text {...painted('text2', { ...BODY_TEXT, fontSize: '14px', margin: '6px 0 0' })}>
      {children}
    </Text>
  );
}

/** A sunken panel for what should be found at a glance. */
export function Well({ children }: { children: ReactNode }) {
  return (
    <Section
      {...painted('well', {
        borderRadius: '12px',
        borderCollapse: 'separate',
        margin: '20px 0 24px',
      })}
    >
      {/* No padding above: every part brings its own margin there. */}
      <div style={{ padding: '0 20px 18px' }}>{children}</div>
    </Section>
  );
}

interface FactProps {
  label: string;
  /** For values of several lines: the text version, too, starts them below the label. */
  below?: boolean;
  children: ReactNode;
}

/** A quiet label above its value; the text version puts both on one line. */
export function Fact({ label, below = false, children }: FactProps) {
  return (
    <Text {...painted('text', { ...BODY_TEXT, margin: '16px 0 0' })}>
      <span {...painted('text3', { fontSize: '14px' })} data-text-format="label">
        {label}
      </span>{' '}
      <br data-skip-in-text={!below} />
      {children}
    </Text>
  );
}

const BREAK = <br />;

/** Text with its line breaks. `br` because neither Outlook nor the text version heeds pre-wrap, which keeps the spaces. */
export function Lines({ text }: { text: string }) {
  const pieces = text.split(/\r\n|\r|\n/).flatMap((line) => [BREAK, line]);
  // As arguments rather than as a list: what never moves needs no keys.
  return createElement(Fragment, null, ...pieces.slice(1));
}

/** A line that a person wrote, in whichever direction, kept from reordering what stands beside it. */
export function UserLine({ text }: { text: string }) {
  return (
    <span dir="auto" style={{ unicodeBidi: 'isolate', overflowWrap: 'anywhere' }}>
      {text}
    </span>
  );
}

/** Paragraphs that a person wrote; they start at the side where their own language starts. */
export function UserText({ text }: { text: string }) {
  return (
    <Text
      dir="auto"
      {...painted('text', {
        ...BODY_TEXT,
        margin: '16px 0 0',
        textAlign: 'start',
        whiteSpace: 'pre-wrap',
        unicodeBidi: 'plaintext', // each line by its own first letter
        overflowWrap: 'anywhere',
      })}
    >
      <Lines text={text} />
    </Text>
  );
}
