import type { ReactElement, ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';

export interface TabDefinition<Key extends string = string> {
  readonly key: Key;
  readonly label: string;
  /** The number of problems in the tab. */
  readonly problems?: number;
  /** Says the number in words. */
  readonly problemsText?: string;
  /** Stays as it is while another is looked at, out of sight and out of reach. */
  readonly isKept?: boolean;
  readonly panel: ReactNode;
}

export interface TabsProps<Key extends string> {
  readonly label: string;
  readonly selected: Key;
  readonly onSelect: (key: Key) => void;
  readonly tabs: readonly TabDefinition<Key>[];
  /** Stands at the end of the tabs' line. */
  readonly aside?: ReactNode;
}

/** Parts of one thing, one at a time. */
export function Tabs<Key extends string>({ label, selected, onSelect, tabs, aside }: TabsProps<Key>): ReactElement {
  return (
    <AriaTabs
      className="lc-tabs"
      selectedKey={selected}
      onSelectionChange={(key) => {
        const chosen = tabs.find((tab) => tab.key === key);
        if (chosen) onSelect(chosen.key);
      }}
    >
      <div className="lc-tabs__bar">
        <TabList className="lc-tabs__list" aria-label={label}>
          {tabs.map((tab) => (
            <Tab key={tab.key} id={tab.key} className="lc-tab">
              {tab.label}
              {tab.problems ? (
                <>
                  <span className="lc-badge" aria-hidden="true">
                    {tab.problems}
                  </span>
                  <span className="lc-hidden">{tab.problemsText}</span>
                </>
              ) : null}
            </Tab>
          ))}
        </TabList>
        {aside}
      </div>
      {tabs.map((tab) => (
        <TabPanel key={tab.key} id={tab.key} className="lc-tabs__panel" shouldForceMount={tab.isKept ?? false}>
          {tab.panel}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
