/**
 * The mark of what a model wrote, for machines that read the page: the word that press and picture agencies agreed on (IPTC). The
 * label for people stands beside it in words.
 */
export const machineWritten = (isMachine: boolean) =>
  isMachine
    ? {
        'data-digital-source-type':
          'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia',
      }
    : {};
