/** Called at each turn of the member. */
export interface Turns<Member> {
	readonly enter: (member: Member) => void;
	readonly leave: (member: Member) => void;
}

/**
 * Gives each member a turn every `everyMs` milliseconds, spread over that time, so that many members do not
 * query at the same moment. A new member waits for about one round.
 */
export function createTurns<Member>(everyMs: number, onTurn: (member: Member) => void): Turns<Member> {
	/** In the order of their turns. */
	const members = new Set<Member>();
	let next: NodeJS.Timeout | undefined;
	const wait = () => {
		next = members.size === 0 ? undefined : setTimeout(turn, everyMs / members.size).unref();
	};
	const turn = () => {
		const [member] = members;
		if (member !== undefined) {
			members.delete(member);
			members.add(member);
			onTurn(member);
		}
		wait();
	};
	return {
		enter: (member) => {
			members.add(member);
			if (next === undefined) wait();
		},
		leave: (member) => {
			members.delete(member);
			if (members.size > 0) return;
			clearTimeout(next);
			next = undefined;
		},
	};
}
