import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { isConsented } from "#domain/account/consented.ts";
import { sessionQuery } from "../api/api.ts";
import { pageEdition } from "../api/edition.ts";
import { deviceStorage } from "../api/storage.ts";
import { guestKey } from "../api/storage-keys.ts";

/** Sends queued attempts once the server confirms a session whose attempts it stores. */
export const useOutbox = (): void => {
	const { data, dataUpdatedAt } = useQuery(sessionQuery);
	const isKept = dataUpdatedAt > 0 && isConsented(data?.session ?? null);
	useEffect(() => {
		const isUntouched = deviceStorage.read(guestKey, (value) => value) === null;
		if (!isKept || pageEdition !== "live" || isUntouched) return;
		void import("./outbox.ts").then(
			({ sendOutbox }) => sendOutbox(),
			() => {},
		);
	}, [isKept]);
};
