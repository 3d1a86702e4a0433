/** Marks text written by a model, machine-readable: the IPTC term. A visible label is shown beside it. */
export const machineWritten = (isMachine: boolean) =>
  isMachine
    ? {
        'data-digital-source-type':
          'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia',
      }
    : {};
