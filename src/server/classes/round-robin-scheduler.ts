/** Called at each turn of the member. */
export interface RoundRobinScheduler<Member> {
	readonly add: (member: Member) => void;
	readonly remove: (member: Member) => void;
}

/**
 * Gives each member a turn every `everyMs` milliseconds, spread over that time, so that many members do not
 * query at the same moment. A new member waits for about one round.
 */
export function createRoundRobinScheduler<Member>(
	everyMs: number,
	onTurn: (member: Member) => void,
): RoundRobinScheduler<Member> {
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
		add: (member) => {
			members.add(member);
			if (next === undefined) wait();
		},
		remove: (member) => {
			members.delete(member);
			if (members.size > 0) return;
			clearTimeout(next);
			next = undefined;
		},
	};
}
