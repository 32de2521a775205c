/** A figure drawn for other sites, in units: always as large, so that whoever makes room for it knows how much. */
export const figureCard = { width: 360, height: 340 } as const;

/** Of a frame: the card, and beneath it what adds up to the figure, closed, and where it comes from. */
export const figureFrame = { width: figureCard.width, height: figureCard.height + 90 } as const;
