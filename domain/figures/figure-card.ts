/** The fixed size of a figure card, so that embedders know it. */
export const figureCard = { width: 360, height: 340 } as const;

/** A frame: the card, with its rows and source below, collapsed. */
export const figureFrame = { width: figureCard.width, height: figureCard.height + 90 } as const;
