import { routes } from "#contract/routes.ts";
import { failure, type Result, success } from "#domain/shared/result.ts";
import { addMember } from "#server/classes/add-member.ts";
import { changeToken, membersOf } from "#server/classes/member-store.ts";
import { lockClass } from "#server/classes/store.ts";
import { drawToken, tokenHash } from "#server/platform/db/token-hash.ts";
import { implementRoute, type RouteHandler } from "#server/platform/http/define-route.ts";
import { signatureOf } from "#server/platform/signature.ts";
import type { LtiParts } from "./dependencies.ts";
import type { PupilOfCourse } from "./launch.ts";
import { openFor, sealFor } from "./secrets.ts";
import {
	changeLaunch,
	courseMemberOfPerson,
	type LaunchRow,
	lockLaunch,
	storeCourseMember,
} from "./store.ts";

/** The launch of one of these kinds while it can still be used. */
export const usable = (
	launch: LaunchRow | undefined,
	...kinds: readonly LaunchRow["kind"][]
): Result<LaunchRow, "lti.expired" | "lti.replayed"> => {
	if (launch === undefined || !kinds.includes(launch.kind)) return failure("lti.expired");
	return launch.usedAt === null ? success(launch) : failure("lti.replayed");
};

/** Adds a pupil to the class of their launch: a person who comes back from the same course finds the same membership. */
export function joinByLaunchRoute({ database, secrets, random }: LtiParts): RouteHandler {
	/** The keyed hashes that may be a person's in a class, that of the key in use first. */
	const hashesOf = async ({ issuer, subject }: PupilOfCourse, classId: string): Promise<string[]> => {
		const text = JSON.stringify([issuer, subject, classId]);
		const keys = await secrets.acceptedKeys("lti persons");
		return keys.map((key) => signatureOf(text, key).toString("base64url"));
	};

	return implementRoute(routes.joinByLaunch, async ({ body, now }) =>
		database.transaction(async (transaction) => {
			const launch = usable(await lockLaunch(transaction, body.token, now), "pupil");
			if (!launch.ok) return launch;
			const { classId, sealed, platformId } = launch.value;
			const row = classId === null ? undefined : await lockClass(transaction, { id: classId });
			if (row === undefined) return failure("lti.no_class");
			const pupil = openFor(body.token, sealed) as PupilOfCourse;
			const [personHash = "", ...former] = await hashesOf(pupil, row.id);
			const all = await membersOf(transaction, row.id);
			const known = await courseMemberOfPerson(transaction, row.id, [personHash, ...former]);
			const own = all.find(({ id, isGone }) => id === known?.memberId && !isGone);
			if (own === undefined && !row.isOpen) return failure("classes.closed");
			const token = drawToken();
			if (own !== undefined) await changeToken(transaction, own.id, tokenHash(token));
			const added =
				own === undefined
					? await addMember(transaction, row, { all, accountId: null, token, random }, now)
					: success(own.id);
			if (!added.ok) return added;
			const { lineItem, subject } = pupil;
			await storeCourseMember(transaction, {
				memberId: added.value,
				classId: row.id,
				personHash,
				sealed: lineItem === null ? null : sealFor(token, { platformId, lineItem, subject }),
				isReported: own !== undefined && known?.isReported === true,
			});
			await changeLaunch(transaction, launch.value, { usedAt: now });
			const isHeld = own !== undefined && body.held != null && own.tokenHash === tokenHash(body.held);
			return success({ token, isHeld });
		}),
	);
}
