import { useQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import type { StudentDashboard } from "#contract/dashboard.ts";
import { useEdition } from "../api/edition.ts";
import type { Loaded } from "../api/loaded.ts";
import { useSession } from "../api/session.ts";
import { deviceStorage } from "../api/storage.ts";
import { guestKey } from "../api/storage-keys.ts";
import { savedCareersQuery } from "../careers/queries.ts";
import { hasFinished } from "../quiz/visit.ts";
import { useLocale } from "../shared/i18n/locale.ts";
import type { DeviceWork } from "./device-work.ts";
import type { OwnWork } from "./own-work.ts";
import { attemptsQuery, studentDashboardQuery } from "./queries.ts";

interface StudentWork {
	readonly data: StudentDashboard;
	/** The work behind the student's own figures; null for samples. */
	readonly own: OwnWork | null;
}

/** A visitor without an account's figures sees those of this device; samples only if there are none. */
const workOfDevice = (
	sample: StudentDashboard,
	{ data: work, isError }: { readonly data: DeviceWork | null | undefined; readonly isError: boolean },
): Loaded<StudentWork> => {
	if (work === undefined && !isError) return { status: "loading" };
	if (!work) return { status: "ready", data: { data: sample, own: null } };
	const { dashboard, attempts, saved } = work;
	return { status: "ready", data: { data: dashboard, own: { attempts, saved, isDevice: true } } };
};

const followNetwork = (notify: () => void): (() => void) => {
	window.addEventListener("online", notify);
	window.addEventListener("offline", notify);
	return () => {
		window.removeEventListener("online", notify);
		window.removeEventListener("offline", notify);
	};
};

/** A student's figures and, unless they are samples, the work behind them: all of it, or a problem. */
export const useStudentWork = (): Loaded<StudentWork> => {
	const figures = useQuery(studentDashboardQuery);
	const isOwn = figures.data?.sample === false;
	const attempts = useQuery({ ...attemptsQuery, enabled: isOwn });
	const saved = useQuery({ ...savedCareersQuery, enabled: isOwn });
	const locale = useLocale();
	const session = useSession();
	const isWaiting = session?.consent === "pending";
	const isOnline = useSyncExternalStore(
		followNetwork,
		() => navigator.onLine,
		() => true,
	);
	// The device answers with a sample; a student of the live edition has figures of their own at the server.
	const isMissing =
		useEdition() === "live" && session?.role === "student" && !isWaiting && !isOwn && !isOnline;
	const device = useQuery({
		queryKey: ["device work", locale, isWaiting],
		queryFn: async () => {
			// A guest without stored work loads nothing for it. A student who waits for a parent's consent sees no
			// sample.
			if (!isWaiting && !hasFinished() && deviceStorage.read(guestKey, (value) => value) === null)
				return null;
			const { readDeviceWork } = await import("./device-work.ts");
			return readDeviceWork(locale, isWaiting);
		},
		enabled: figures.data?.sample === true,
		gcTime: 0,
	});
	const failed = [figures, ...(isOwn ? [attempts, saved] : [])].filter(
		// Without a network a query waits: the page says so instead of remaining empty.
		({ data, isError, fetchStatus }) => data === undefined && (isError || fetchStatus === "paused"),
	);
	if (isMissing) return { status: "error", retry: () => void figures.refetch() };
	if (failed.length > 0)
		return { status: "error", retry: () => void Promise.all(failed.map(({ refetch }) => refetch())) };
	const { data } = figures;
	if (data === undefined) return { status: "loading" };
	if (!isOwn) return workOfDevice(data, device);
	if (!attempts.data || !saved.data) return { status: "loading" };
	const careers = saved.data.saved.map(({ careerId }) => careerId);
	return {
		status: "ready",
		data: { data, own: { attempts: attempts.data.attempts, saved: careers, isDevice: false } },
	};
};
