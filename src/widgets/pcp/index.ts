export { Pcp as default, type PcpProps } from './Pcp'
