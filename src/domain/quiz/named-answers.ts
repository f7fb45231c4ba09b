/**
 * The one item that each list names, in order: its first that no list before it has named, else its first. Null where a
 * list is empty.
 */
export const firstUnnamed = <Item>(lists: readonly (readonly Item[])[]): (Item | null)[] => {
	const named = new Set<Item>();
	return lists.map((list) => {
		const item = list.find((each) => !named.has(each)) ?? list[0] ?? null;
		if (item !== null) named.add(item);
		return item;
	});
};
