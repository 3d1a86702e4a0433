/** For whatever shows names while they are typed. */
export const NAME_FIELD_TEXTS = 'name-field';
