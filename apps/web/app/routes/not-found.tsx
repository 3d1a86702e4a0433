import { data, redirect } from 'react-router';
import { NotFound } from '../layout/not-found.tsx';
import { findPage, unlocalisedPath } from '../paths.ts';
import type { Route } from './+types/not-found';

/** A page for members stands under no language's prefix; whoever typed one is shown the way. */
export const loader = ({ url: { pathname, search } }: Route.LoaderArgs) => {
  if (findPage(pathname)) throw redirect(`${unlocalisedPath(pathname)}${search}`);
  return data(null, { status: 404 });
};

export default NotFound;
