import type { Glaze } from '@ismi/contract/picture-paths';

export interface GlazeInks {
  ground: string;
  ink: string;
  muted: string;
  /** For decorative lines. */
  line: string;
}

/** The colours of each glaze, the same in both themes. Pages have them as `.glaze-*` tokens. */
export const GLAZE_INKS: Record<Glaze, GlazeInks> = {
  firuze: { ground: '#0f5557', ink: '#f6f1e5', muted: '#cfe3dc', line: '#6fb3aa' },
  gece: { ground: '#22324f', ink: '#f4efe3', muted: '#cdd6e6', line: '#7e93bf' },
  nar: { ground: '#842b3b', ink: '#fcf0e8', muted: '#f1cfcb', line: '#ce7f80' },
  ayva: { ground: '#f1d79b', ink: '#3b2a07', muted: '#5c4510', line: '#b98f39' },
  adacayi: { ground: '#d6e1cf', ink: '#1d3427', muted: '#3b523f', line: '#86a181' },
  kayisi: { ground: '#f5d3bb', ink: '#45200f', muted: '#6b3a21', line: '#cf9069' },
  sut: { ground: '#fcfaf4', ink: '#14302f', muted: '#435856', line: '#c9a35a' },
};
