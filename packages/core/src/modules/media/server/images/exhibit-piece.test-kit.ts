/** A cut of an image, as cropperjs says it. */
export const cropParams = { x: 100, y: 50, width: 300, height: 200, rotate: 0, scaleX: 1, scaleY: 1 };

/** The blocks of a page that shows one image. */
export const piece = (image: object) => ({ 'piece-1': { type: 'exhibit/piece', props: { image } } });
