import { useQuery } from "@tanstack/react-query";
import { isConsented } from "#domain/account/consented.ts";
import { sessionQuery } from "../api/api.ts";
import { pageEdition } from "../api/edition.ts";
import { holdsGuestWork } from "./guest-work.ts";

/** Whether this browser holds a guest's work and somebody is there to whose account it could move. */
export const useGuestWorkHere = (): boolean => {
	const { data, dataUpdatedAt } = useQuery(sessionQuery);
	// A hint of the device asks nothing: the server has to say that somebody is there.
	const mayMove = dataUpdatedAt > 0 && isConsented(data?.session ?? null);
	return mayMove && pageEdition === "live" && holdsGuestWork();
};
