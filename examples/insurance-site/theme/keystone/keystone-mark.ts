/** The mark: an arch of five stones, held by the one in the middle. */
export const keystoneMark = [
  '<svg viewBox="0 0 40 32" width="40" height="32">',
  '<path fill="currentColor" d="M1 31A19 19 0 0 1 4.2 20.4L11.3 25.1A10.5 10.5 0 0 0 9.5 31zM4.9 19.4A19 19 0 0 1 13.3 13.2L16.3 21.2A10.5 10.5 0 0 0 11.7 24.6zM26.7 13.2A19 19 0 0 1 35.1 19.4L28.3 24.6A10.5 10.5 0 0 0 23.7 21.2zM35.8 20.4A19 19 0 0 1 39 31L30.5 31A10.5 10.5 0 0 0 28.7 25.1z"/>',
  '<path class="keystone" d="M13 6.5L27 6.5 22.3 22.8 17.7 22.8z"/>',
  '</svg>',
].join('');
