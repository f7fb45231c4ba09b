import { useTranslation } from "react-i18next";
import { Skeleton } from "../ui/skeleton.tsx";

const rows = ["researcher", "host", "language", "price"];

/** The skeleton of a circle's page, in the page's own measures. */
export function CircleSkeleton() {
	const { t } = useTranslation();
	return (
		<div className="grid gap-8">
			<div className="grid gap-4">
				<Skeleton className="h-6 w-32" />
				<h1 className="display-2">{t("circles.loading")}</h1>
				<Skeleton className="h-7 w-72" />
			</div>
			<div className="grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_26rem]">
				<div className="grid content-start gap-4">
					<Skeleton className="h-8 w-40" />
					<Skeleton className="h-11 w-52" />
				</div>
				<div className="grid content-start">
					{rows.map((row) => (
						<div key={row} className="border-t border-hairline py-3">
							<Skeleton className="h-6 w-4/5" />
						</div>
					))}
				</div>
			</div>
		</div>
	);
}
