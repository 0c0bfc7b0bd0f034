/** The state with which the editor is opened of a page that was just made, to begin where writing begins. */
export interface NewPageArrival {
  readonly isNew: true;
}
