import { NOT_FOUND_NAMESPACES } from '../pages.ts';
import { findPage } from '../paths.ts';
import { SHELL_NAMESPACE } from './instances.ts';

/** The namespaces that the page at an address needs. */
export const namespacesAt = (pathname: string): string[] => [
  SHELL_NAMESPACE,
  ...(findPage(pathname)?.namespaces ?? NOT_FOUND_NAMESPACES),
];
