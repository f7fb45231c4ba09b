import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Loaded } from "../api/loaded.ts";
import { Button } from "../ui/button.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import type { InstrumentPart } from "./instruments/part.ts";

interface PartGateProps {
	readonly part: Loaded<InstrumentPart>;
	readonly children: (part: InstrumentPart) => ReactNode;
}

/** An instrument once it has loaded; until then its place, or a way to try again. */
export function PartGate({ part, children }: PartGateProps) {
	const { t } = useTranslation();
	if (part.status === "ready") return children(part.data);
	if (part.status === "loading")
		return (
			<div>
				<p role="presentation" className="sr-only">
					{t("quest.bench.loading")}
				</p>
				<Skeleton className="h-96 w-full" />
			</div>
		);
	return (
		<div className="grid justify-items-start gap-2 rounded-control bg-sunken p-4">
			<p>{t("quest.bench.failed")}</p>
			<Button look="secondary" onClick={part.retry}>
				{t("quest.bench.retry")}
			</Button>
		</div>
	);
}
