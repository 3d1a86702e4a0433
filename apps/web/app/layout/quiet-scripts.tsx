import { cloneElement, isValidElement, type JSX, type ReactNode } from 'react';
import { Scripts } from 'react-router';

/** The same nodes, with every link's file asked for after what the page is drawn with. */
function withQuietLinks(node: ReactNode): ReactNode {
  if (Array.isArray(node)) return node.map(withQuietLinks);
  if (!isValidElement<JSX.IntrinsicElements['link']>(node)) return node;
  if (node.type === 'link') return cloneElement(node, { fetchPriority: 'low' });
  const { children } = node.props;
  // One by one, as they came: as a list they would need keys.
  return Array.isArray(children)
    ? cloneElement(node, undefined, ...children.map(withQuietLinks))
    : node;
}

/** React Router's scripts, behind styles and fonts: a page that the server has drawn is read first, and comes alive then. */
export const QuietScripts = () => withQuietLinks(Scripts({}));
