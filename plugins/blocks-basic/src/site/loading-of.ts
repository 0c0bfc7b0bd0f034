/** The first image of a page is what its visitors wait for; every other loads when it comes near. */
export const loadingOf = (position: number, index = 0): 'eager' | 'lazy' => (position === 0 && index === 0 ? 'eager' : 'lazy');
