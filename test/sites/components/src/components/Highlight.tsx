export default function Highlight({ children, color }: { children: React.ReactNode; color: string }) {
  return <mark style={{ backgroundColor: color }}>{children}</mark>
}
