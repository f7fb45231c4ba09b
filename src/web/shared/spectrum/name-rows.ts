/**
 * The row of each named line of a spectrum, from its slot: a name is no wider than two slots, so that only neighbours need
 * two rows. The first of them is in the upper one.
 */
export const nameRows = (slots: readonly number[]): readonly number[] => {
	const rows: number[] = [];
	for (const [index, slot] of slots.entries()) {
		const isNeighbour = slots[index - 1] === slot - 1;
		rows.push(isNeighbour && rows[index - 1] === 0 ? 1 : 0);
	}
	return rows;
};
