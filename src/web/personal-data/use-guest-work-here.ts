import { useQuery } from "@tanstack/react-query";
import { isConsented } from "#domain/account/consented.ts";
import { sessionQuery } from "../api/api.ts";
import { pageEdition } from "../api/edition.ts";
import { hasGuestWork } from "./guest-work.ts";

/** Whether this browser holds a guest's work and a person is signed in whose account it could move to. */
export const useGuestWorkHere = (): boolean => {
	const { data, dataUpdatedAt } = useQuery(sessionQuery);
	// The device's hint is not enough: the server must confirm the session.
	const mayMove = dataUpdatedAt > 0 && isConsented(data?.session ?? null);
	return mayMove && pageEdition === "live" && hasGuestWork();
};
