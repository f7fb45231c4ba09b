import { categoryKeys } from "#domain/careers/category.ts";
import { addGroup, type BlurredSum, emptySum } from "#domain/classes/blurred-sum.ts";
import {
	addDueGroup,
	type ClassMember,
	type GroupState,
	resultKeptAfterLeaving,
} from "#domain/classes/groups.ts";
import type { SentResult } from "#domain/classes/sent-result.ts";

/** A pupil of a test's class, identified by a number. */
export type Pupil = ClassMember & { readonly name: number };

/** A result whose three lines begin at a position of the list. */
export const result = (start: number): SentResult => ({
	categories: [0, 1, 2].map((step) => ({
		category: categoryKeys[(start + step) % categoryKeys.length] ?? "biology",
	})),
});

const empty: GroupState<Pupil> = { members: [], isOpen: true, quietMs: 0 };

export const names = (from: number, to: number) =>
	Array.from({ length: to - from }, (_, step) => from + step);

export const join = (one: GroupState<Pupil>, name: number): GroupState<Pupil> =>
	addDueGroup({ ...one, members: [...one.members, { name, sent: null, counted: null, isGone: false }] });

/** A class of so many pupils without results. */
export const joined = (count: number) => names(0, count).reduce(join, empty);

export const send = (one: GroupState<Pupil>, name: number, sent: SentResult): GroupState<Pupil> =>
	addDueGroup({
		...one,
		members: one.members.map((member) =>
			member.name === name && !member.isGone && member.counted === null ? { ...member, sent } : member,
		),
	});

/** Time passes without a result. */
export const rest = (one: GroupState<Pupil>, quietMs: number): GroupState<Pupil> => {
	const after = addDueGroup({ ...one, quietMs });
	return { ...after, quietMs: 0 };
};

/** Ends a pupil's membership: the pupil leaves, or the teacher removes them. */
export const leave = (
	one: GroupState<Pupil>,
	name: number,
	endedBy: "pupil" | "teacher" = "pupil",
): GroupState<Pupil> =>
	addDueGroup({
		...one,
		members: one.members.flatMap((member) => {
			if (member.name !== name || member.isGone) return [member];
			return member.sent === null && member.counted === null
				? []
				: [{ ...member, sent: resultKeptAfterLeaving(member, endedBy), isGone: true }];
		}),
	});

/** The exact sum of the counted results: without a blur. */
export const sumOf = ({ members }: Pick<GroupState<Pupil>, "members">): BlurredSum =>
	addGroup(
		emptySum,
		members.flatMap(({ counted }) => (counted === null ? [] : [counted])),
		() => 0,
	);

export const sendAll = (one: GroupState<Pupil>, pupils: readonly number[]) =>
	pupils.reduce((before, name) => send(before, name, result(name * 3)), one);
