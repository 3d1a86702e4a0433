import {
  NAME_GENDERS,
  NAME_LENGTHS,
  NAME_SOUNDS,
  NAME_THEMES,
  type NameTheme,
  POPULARITY_CLASSES,
  type QuestionnaireStep,
  SUGGESTION_CULTURES,
} from '@ismi/contract/questionnaire';
import {
  BookOpen,
  Feather,
  Flower2,
  HandHeart,
  Leaf,
  type LucideIcon,
  Mountain,
  Shield,
  Users,
} from 'lucide-react';
import { FAITH_ANSWERS, SURPRISE, YES_OR_NO } from '../answers.ts';

/** The steps that are answered by tiles. */
export type TileStep = Exclude<QuestionnaireStep, 'startLetter' | 'sibling' | 'details'>;

export const CHOICES: Record<TileStep, readonly string[]> = {
  gender: [...NAME_GENDERS, SURPRISE],
  culture: [...SUGGESTION_CULTURES, SURPRISE],
  religious: [...FAITH_ANSWERS, SURPRISE],
  meaning: NAME_THEMES,
  phonetic: NAME_SOUNDS,
  length: [...NAME_LENGTHS, SURPRISE],
  popularity: [...POPULARITY_CLASSES, SURPRISE],
  doubleName: YES_OR_NO,
};

export const isTileStep = (step: QuestionnaireStep): step is TileStep => step in CHOICES;

/** Only meanings have icons: other choices would need a flag, a face or a colour for a child. */
export const THEME_ICONS: Record<NameTheme, LucideIcon> = {
  religious: BookOpen,
  nature: Leaf,
  virtue: HandHeart,
  wisdom: Feather,
  strength: Shield,
  beauty: Flower2,
  family: Users,
  success: Mountain,
};
