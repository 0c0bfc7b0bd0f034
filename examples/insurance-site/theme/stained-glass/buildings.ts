/** A building as it stands in a window: 200 units wide, its ground at 500. */
export interface Building {
  /** The outline, filled with dark glass. */
  readonly mass: string;
  /** White lines inside the outline. */
  readonly lines: string;
  /** Windows in which a lamp burns. */
  readonly lit: string;
}

/** A village church: tower with spire and cock between two aisles. */
export const church: Building = {
  mass: 'M44 500v-46l38-36v-38h-4l22-96 22 96h-4v38l38 36v46z',
  lines:
    'M100 284v-24M93 268h14M78 380h44M82 418h36M82 418v82M118 418v82M44 454h38M118 454h38M90 500v-24q2-12 10-16 8 4 10 16v24M100 460v40',
  lit: 'M93 412v-14q2-8 7-11 5 3 7 11v14zM56 488v-14q1-6 5-9 4 3 5 9v14zM134 488v-14q1-6 5-9 4 3 5 9v14zM100 429a9 9 0 0 1 0 18 9 9 0 0 1 0-18z',
};

/** A tower mill with its gallery, the sails in the position of rest. */
export const windmill: Building = {
  mass: 'M64 500l8-52h-12v-6h80v6h-12l8 52zM77 442l8-66q2-22 15-22t15 22l8 66z',
  lines:
    'M60 448h80M64 448v-14M80 448v-14M96 448v-14M112 448v-14M128 448v-14M136 448v-14M60 434h80M85 376h30M44 310l112 112M156 310l-112 112M49 305l43 43-9 9-43-43zM151 305l-43 43 9 9 43-43zM49 427l43-43-9-9-43 43zM151 427l-43-43 9-9 43 43zM57 331l9-9M68 342l9-9M143 331l-9-9M132 342l-9-9M57 401l9 9M68 390l9 9M143 401l-9 9M132 390l-9 9M92 500v-22q8-10 16 0v22',
  lit: 'M95 424v-10q5-7 10 0v10zM80 472v-10h8v10zM112 472v-10h8v10z',
};

/** A monastery with a new use: an arcade, a roof with dormers and a roof turret. */
export const cloister: Building = {
  mass: 'M32 500v-72l14-42h42v-26h-3l15-50 15 50h-3v26h42l14 42v72z',
  lines:
    'M100 310v-16M94 300h12M85 360h30M88 386h24M32 428h136M32 440h136M41 500v-30q2-14 14-18 12 4 14 18v30M73 500v-30M77 500v-30q2-18 23-22 21 4 23 22v30M127 500v-30M131 500v-30q2-14 14-18 12 4 14 18v30M58 420v-18l8-9 8 9v18M126 420v-18l8-9 8 9v18',
  lit: 'M95 380v-8q5-8 10 0v8zM62 420v-14h8v14zM130 420v-14h8v14zM92 500v-24q2-10 8-13 6 3 8 13v24zM49 500v-26q2-6 6-9 4 3 6 9v26zM139 500v-26q2-6 6-9 4 3 6 9v26zM100 402a9 9 0 0 1 0 18 9 9 0 0 1 0-18z',
};

/** A house with a stepped gable, a lamp behind its crossbar windows. */
export const gable: Building = {
  mass: 'M60 500v-136h11v-20h11v-20h10v-20h16v20h10v20h11v20h11v136z',
  lines:
    'M100 304v-16M60 374h80M71 350h58M60 440h80M60 446h80M77 388v38M68 402h18M100 388v38M91 402h18M123 388v38M114 402h18M83 458v30M70 468h26M108 500v-34q8-10 16 0v34M108 470h16M104 500h24M100 344v22M94 330h12',
  lit: 'M68 426v-38h18v38zM91 426v-38h18v38zM114 426v-38h18v38zM70 488v-30h26v30zM94 366v-18q6-9 12 0v18zM100 282a4 4 0 0 1 0 8 4 4 0 0 1 0-8z',
};
