import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import type { GuestWork } from "#contract/personal-data.ts";
import { isConsented } from "#domain/account/consented.ts";
import { sessionQuery } from "../api/api.ts";
import { pageOffers } from "../api/edition.ts";
import { queryClient } from "../api/query-client.ts";
import { withoutLocale } from "../shared/locale.ts";
import { useToast } from "../ui/toast.tsx";
import { readGuestWork, withdrawOffer } from "./guest-work.ts";

/** Where somebody passes who keeps their results in an account. Whoever goes elsewhere first is asked whose they are. */
const onTheWay: readonly string[] = ["/results", "/login"];

interface FoundWork {
	/** What to ask about; null while there is nothing to ask. */
	readonly found: GuestWork | null;
	/** Asks no more until somebody logs in again or the page is loaded anew. */
	readonly putOff: () => void;
	/** Counts the decisions: after each, every screen reads its data again. */
	readonly decisions: number;
	readonly decide: () => void;
}

/** Looks for a guest's work whenever somebody is there to whose account it could move. */
export const useGuestWork = (): FoundWork => {
	const [found, setFound] = useState<GuestWork | null>(null);
	const [decisions, setDecisions] = useState(0);
	const { t } = useTranslation();
	const toast = useToast();
	const { pathname } = useLocation();
	const staysOnTheWay = onTheWay.includes(withoutLocale(pathname));
	useEffect(() => {
		if (!staysOnTheWay) withdrawOffer();
	}, [staysOnTheWay]);
	const { data, dataUpdatedAt } = useQuery(sessionQuery);
	// A hint of the device asks nothing: the server has to say that somebody is there.
	const mayMove = dataUpdatedAt > 0 && isConsented(data?.session ?? null);
	const decide = useCallback(() => {
		setFound(null);
		setDecisions((before) => before + 1);
		void queryClient.invalidateQueries();
	}, []);
	const moved = useEffectEvent(() => {
		toast({ tone: "success", title: t("guest.moved") });
		decide();
	});
	useEffect(() => {
		setFound(null);
		if (!mayMove || !pageOffers.guestWork) return;
		let isCurrent = true;
		const look = async (): Promise<void> => {
			const work = await readGuestWork();
			if (!isCurrent || work === null) return;
			const { moveOffered } = await import("./merge-guest-work.ts");
			if (await moveOffered()) moved();
			else if (isCurrent) setFound(work);
		};
		// A part that cannot be loaded is asked for again with the next page.
		look().catch(() => {});
		return () => {
			isCurrent = false;
		};
	}, [mayMove]);
	const putOff = useCallback(() => setFound(null), []);
	return { found, putOff, decisions, decide };
};
