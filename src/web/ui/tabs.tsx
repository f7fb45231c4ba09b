import type { ReactNode } from "react";
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from "react-aria-components";
import { providePressableStyle } from "./pressable-style.ts";

providePressableStyle();

export interface TabItem {
	readonly id: string;
	readonly label: string;
	readonly content: ReactNode;
}

interface TabsProps {
	readonly label: string;
	readonly items: readonly TabItem[];
	readonly selected?: string;
	readonly onSelect?: (id: string) => void;
}

/** Several views of which one shows. Arrows move between tabs; every panel keeps what was typed in it. */
export function Tabs({ label, items, selected, onSelect }: TabsProps) {
	return (
		<AriaTabs
			{...(selected === undefined ? {} : { selectedKey: selected })}
			{...(onSelect ? { onSelectionChange: (key) => onSelect(String(key)) } : {})}
			className="grid gap-6"
		>
			<TabList aria-label={label} className="flex gap-1 overflow-x-auto border-b border-hairline">
				{items.map(({ id, label: name }) => (
					<Tab
						key={id}
						id={id}
						className="-mb-px flex min-h-12 cursor-pointer items-center whitespace-nowrap border-b-3 border-transparent px-4 font-semibold text-soft outline-none hover:text-ink data-selected:border-ink data-selected:text-ink data-focus-visible:outline-3 data-focus-visible:outline-offset-[-3px] data-focus-visible:outline-ink"
					>
						{name}
					</Tab>
				))}
			</TabList>
			{items.map(({ id, content }) => (
				<TabPanel key={id} id={id} shouldForceMount className="outline-offset-4 data-inert:hidden">
					{content}
				</TabPanel>
			))}
		</AriaTabs>
	);
}
