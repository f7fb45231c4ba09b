import { isListed } from "#domain/consultations/safety.ts";
import {
	findResearcher,
	isPayable,
	type ResearcherRow,
	safetyOf,
} from "#server/consultations/researchers/store.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import type { CirclesDependencies } from "./dependencies.ts";
import type { CircleRow } from "./store.ts";

/**
 * The researcher of a circle, where students may see it; undefined otherwise. The researcher has passed every check that comes
 * before a consultation. A paid circle needs real payments or invented people, as a consultation does.
 */
export async function listedResearcher(
	queries: Queries,
	{ researcherId, priceCents }: Pick<CircleRow, "researcherId" | "priceCents">,
	payable: Pick<CirclesDependencies, "payments" | "isFree">,
): Promise<ResearcherRow | undefined> {
	const researcher = await findResearcher(queries, researcherId);
	if (researcher === undefined || !isListed(safetyOf(researcher))) return undefined;
	const isFreeOfCharge = priceCents === 0 && !researcher.isIllustrative;
	return isFreeOfCharge || isPayable(researcher, payable) ? researcher : undefined;
}
